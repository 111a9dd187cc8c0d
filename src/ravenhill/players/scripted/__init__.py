"""A player that follows a flow chart and looks at nothing ahead: another opponent than those who judge tables."""
