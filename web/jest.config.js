// More info at https://redwoodjs.com/docs/project-configuration-dev-test-build

const path = require('path')

const babelConfig = path.join(__dirname, 'jest.babel.config.js')

const config = {
  rootDir: '../',
  preset: '@redwoodjs/testing/config/jest/web',
  setupFilesAfterEnv: ['<rootDir>/web/jest.setup.ts'],
  // Redwood's preset replaces this package with a mock that has no states.
  moduleNameMapper: {
    '^@redwoodjs/auth$': '<rootDir>/node_modules/@redwoodjs/auth/dist/cjs',
  },
  transform: {
    '\\.[jt]sx?$': ['babel-jest', { configFile: babelConfig }],
  },
}

module.exports = config
