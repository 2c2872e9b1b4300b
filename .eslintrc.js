const path = require('node:path')

const apiFloors = require('./scripts/lint/apiFloors')
const webRooms = require('./scripts/lint/webRooms')

// An override replaces the options of a rule, so Redwood's own ban is repeated.
const redwoodBan = {
  group: ['$api/*'],
  message: 'The two sides share only GraphQL types.',
}

const outsideTheAdapter = {
  group: ['peerjs'],
  message: 'Only features/call knows PeerJS.',
}

const withoutReact = {
  group: ['react', 'react-dom', 'styled-components', '@redwoodjs/*'],
  message: 'The offline page and the service worker do without React.',
}

const purity = {
  group: ['react', 'react-dom', 'peerjs', 'styled-components', '@redwoodjs/*'],
  message: 'A model is pure TypeScript: no React, PeerJS, Redwood or DOM.',
}

const privateMembers = {
  selector:
    ':matches(PropertyDefinition, MethodDefinition) > PrivateIdentifier.key',
  message: 'Members are kept inside by `private`, not by #.',
}

const innerFunctions = {
  selector: ':function FunctionDeclaration',
  message: 'Within a function, the others are arrows.',
}

const modulesOwn = ':matches(Program, ExportNamedDeclaration) > '

const blockArrows = {
  selector: `${modulesOwn}VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression[body.type='BlockStatement']`,
  message:
    'What a module has and takes more than one expression is a function.',
}

const wordsInMarkup = {
  selector:
    'JSXAttribute[name.name=/^(aria-label|aria-description|aria-valuetext|alt|title|placeholder)$/] > Literal[value=/[A-Za-z]/]',
  message: 'Words that people see or hear belong to src/i18n.',
}

const namesOfTexts =
  '/^(texts|talking|viewing|sharing|common|inviting|trouble|mobile|home|files|picking|keeping|ending|steps|caller|pointing|errors|signIn)$/'

// Page translators replace text nodes. React then throws when it inserts an
// element before a replaced text node.
const textBesideElements = {
  selector: `:matches(JSXElement, JSXFragment):matches(:has(> JSXElement), :has(JSXExpressionContainer > LogicalExpression > JSXElement)) > JSXExpressionContainer > :matches(TemplateLiteral, MemberExpression[object.name=${namesOfTexts}], CallExpression[callee.object.name=${namesOfTexts}], ConditionalExpression[consequent.object.name=${namesOfTexts}])`,
  message:
    'Wrap a text beside an element in its own element: translators replace text nodes.',
}

// `no-restricted-imports` does not check dynamic imports.
const fetchesFromRooms = {
  selector: 'ImportExpression[source.value=/^src.features/]',
  message: 'A room exports a function that fetches what is loaded later.',
}

// An override replaces the list of a rule, so each list repeats what holds for
// all files.
const restrictedSyntax = (...more) => ({
  'no-restricted-syntax': [
    'error',
    innerFunctions,
    blockArrows,
    fetchesFromRooms,
    ...more,
  ],
})

module.exports = {
  root: true,
  extends: '@redwoodjs/eslint-config',
  ignorePatterns: ['dist', 'node_modules', '.redwood', '**/types/graphql.d.ts'],
  settings: {
    'import/resolver': {
      node: {},
      [path.join(__dirname, 'scripts/lint/packageResolver.js')]: {},
    },
  },
  rules: {
    // The script `format` runs Prettier.
    'prettier/prettier': 'off',
    ...restrictedSyntax(),
    'no-console': 'error',
    curly: ['error', 'multi-line'],
    'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
    // A component in forwardRef or memo needs a name for the developer tools.
    'prefer-arrow-callback': ['error', { allowNamedFunctions: true }],
    'arrow-body-style': ['error', 'as-needed'],
    // Each `package.json` declares what its own files import.
    'import/no-extraneous-dependencies': ['error', { includeTypes: true }],
    'max-lines': [
      'error',
      { max: 250, skipBlankLines: true, skipComments: true },
    ],
  },
  overrides: [
    ...webRooms((room) => [
      redwoodBan,
      ...(room === 'features/call' ? [] : [outsideTheAdapter]),
      ...(['offline', 'serviceWorker'].includes(room) ? [withoutReact] : []),
    ]),
    ...apiFloors,
    {
      // Plain JavaScript has no `private`.
      files: ['*.ts', '*.tsx'],
      rules: restrictedSyntax(privateMembers),
    },
    {
      files: ['web/src/features/*/model/**/*.ts'],
      excludedFiles: ['*.test.ts'],
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          { patterns: [purity] },
        ],
        'no-restricted-globals': [
          'error',
          'window',
          'document',
          'navigator',
          'localStorage',
          'sessionStorage',
          'setTimeout',
          'setInterval',
          'fetch',
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random' },
          { object: 'Date', property: 'now' },
        ],
      },
    },
    {
      files: ['*.test.ts', '*.test.tsx', 'web/e2e/**', 'web/src/styles/**'],
      rules: { 'max-lines': ['error', 350] },
    },
    {
      // FatalErrorPage, excluded below, has its own words, because it must not
      // depend on anything that can fail.
      files: ['web/src/**/*.tsx'],
      excludedFiles: [
        '*.test.tsx',
        'web/src/design/**',
        'web/src/pages/FatalErrorPage/**',
      ],
      rules: {
        'react/jsx-no-literals': ['error', { allowedStrings: ['·', ':'] }],
        ...restrictedSyntax(privateMembers, wordsInMarkup, textBesideElements),
      },
    },
    {
      // Playwright requires a destructuring pattern, even if no fixture is
      // used.
      files: ['web/e2e/**'],
      rules: { 'no-empty-pattern': 'off' },
    },
    {
      files: ['scripts/bench/**', 'web/public/**'],
      env: { browser: true, es2022: true },
    },
    {
      files: ['scripts/**', 'web/e2e/**', '*.config.js'],
      env: { es2022: true },
      rules: { 'no-console': 'off' },
    },
  ],
}
