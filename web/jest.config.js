// https://redwoodjs.com/docs/project-configuration-dev-test-build

const path = require('path')

const preset = require('@redwoodjs/testing/config/jest/web/jest-preset')

const babelConfig = path.join(__dirname, 'jest.babel.config.js')

const config = {
  ...preset,
  rootDir: '../',
  testEnvironment: '<rootDir>/web/jest.environment.config.js',
  // Runs Redwood's setup only for tests that have a page.
  setupFilesAfterEnv: ['<rootDir>/web/jest.setup.ts'],
  // Uses the real package, which Redwood's preset would replace with a mock.
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^@redwoodjs/auth$': '<rootDir>/node_modules/@redwoodjs/auth/dist/cjs',
  },
  transform: {
    '\\.[jt]sx?$': ['babel-jest', { configFile: babelConfig }],
  },
}

module.exports = config
