const path = require('node:path')

const apiFloors = require('./scripts/lint/apiFloors')
const webRooms = require('./scripts/lint/webRooms')

// An override replaces the rule's options, so Redwood's own ban is repeated.
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

// A translator puts an element in place of each text: React would go on writing
// into the text that is gone, and fail where it inserts something before it.
const textBesideElements = {
  selector: `:matches(JSXElement, JSXFragment):matches(:has(> JSXElement), :has(JSXExpressionContainer > LogicalExpression > JSXElement)) > JSXExpressionContainer > :matches(TemplateLiteral, MemberExpression[object.name=${namesOfTexts}], CallExpression[callee.object.name=${namesOfTexts}], ConditionalExpression[consequent.object.name=${namesOfTexts}])`,
  message:
    'Wrap a text beside an element in its own element: translators replace text nodes.',
}

// `no-restricted-imports` does not see these.
const fetchesFromRooms = {
  selector: 'ImportExpression[source.value=/^src.features/]',
  message: 'What comes later is fetched by a function of its room.',
}

// An override replaces the list, so each is made of what holds everywhere, and more.
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
    ...restrictedSyntax(),
    'no-console': 'error',
    curly: ['error', 'multi-line'],
    // `function` declares what a module has; whatever is a value is an arrow.
    'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
    // A component in forwardRef or memo has a name for the developer tools.
    'prefer-arrow-callback': ['error', { allowNamedFunctions: true }],
    'arrow-body-style': ['error', 'as-needed'],
    // Each side, and the root for scripts, declares what it imports.
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
      // Plain JavaScript knows no `private`.
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
      // Words are for the catalogues; what is left is punctuation. FatalErrorPage
      // may depend on nothing that can fail, so it has its own.
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
      // Playwright reads the names of fixtures from the pattern, even of none.
      files: ['web/e2e/**'],
      rules: { 'no-empty-pattern': 'off' },
    },
    {
      // Written here, run in a page.
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
