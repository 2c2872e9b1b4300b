const { TestEnvironment: WithoutPage } = require('jest-environment-node')

const WithPage = require('@redwoodjs/testing/config/jest/web/RedwoodWebJestEnv')

const isPure = (file) => /\/model\/[^/]+\.test\.ts$/.test(file)

/**
 * Runs the tests of `features/*\/model` without jsdom. This proves that the
 * tested code uses no browser API, and a test file starts twice as fast.
 */
module.exports = class {
  constructor(config, context) {
    const Environment = isPure(context.testPath) ? WithoutPage : WithPage
    return new Environment(config, context)
  }
}
