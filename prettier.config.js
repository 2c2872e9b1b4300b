// https://prettier.io/docs/en/options.html
/** @type {import('prettier').RequiredOptions} */
module.exports = {
  trailingComma: 'es5',
  bracketSpacing: true,
  tabWidth: 2,
  semi: false,
  singleQuote: true,
  arrowParens: 'always',
  overrides: [
    {
      files: 'Routes.*',
      options: {
        printWidth: 999,
      },
    },
    {
      // Prose of at most 100 characters; tables and links are left whole.
      files: [
        'README.md',
        'CONTRIBUTING.md',
        'docs/*.md',
        'docs/decisions/*.md',
      ],
      // Written by scripts.
      excludeFiles: [
        'docs/conformance.md',
        'docs/decisions/README.md',
        'docs/error-catalogue.md',
      ],
      options: { printWidth: 100, proseWrap: 'always' },
    },
  ],
}
