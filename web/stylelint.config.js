const blankLines = ["rule", "at-rule", "comment", "declaration", "custom-property"];

export default {
  extends: ["stylelint-config-standard", "stylelint-config-html/svelte"],
  rules: {
    // Rules stand close together; a blank line is for a new thought.
    ...Object.fromEntries(blankLines.map((what) => [`${what}-empty-line-before`, null])),
    "alpha-value-notation": "number",
    "media-feature-range-notation": "prefix", // as matchMedia in the code beside it
    "no-descending-specificity": null, // a component's states are told in the order one reads them
    "selector-class-pattern": null, // ids of the games are classes too, and they have underscores
    "keyframes-name-pattern": "^(-global-)?[a-z-]+$",
    // Older Safari and Chrome know these only so.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["user-select", "text-size-adjust", "mask-image"] }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // `srgb` is a colour space here, not the keyword of SVG.
    "value-keyword-case": [
      "lower",
      { camelCaseSvgKeywords: true, ignoreKeywords: ["srgb"], ignoreProperties: [/^--/, "font-family"] },
    ],
  },
};
