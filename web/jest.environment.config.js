const { TestEnvironment: WithoutPage } = require('jest-environment-node')

const WithPage = require('@redwoodjs/testing/config/jest/web/RedwoodWebJestEnv')

const isPure = (file) => /\/model\/[^/]+\.test\.ts$/.test(file)

/**
 * Gives no page to the tests of `features/*\/model`, which is pure code: this
 * proves it, and starts a test file twice as fast.
 */
module.exports = class {
  constructor(config, context) {
    const Environment = isPure(context.testPath) ? WithoutPage : WithPage
    return new Environment(config, context)
  }
}
