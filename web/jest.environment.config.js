const { TestEnvironment: WithoutPage } = require('jest-environment-node')

const WithPage = require('@redwoodjs/testing/config/jest/web/RedwoodWebJestEnv')

const isPure = (file) => /\/model\/[^/]+\.test\.ts$/.test(file)

/**
 * The tests of `features/*\/model` have no page. This proves that the code is
 * pure, and a test file starts twice as fast.
 */
module.exports = class {
  constructor(config, context) {
    const Environment = isPure(context.testPath) ? WithoutPage : WithPage
    return new Environment(config, context)
  }
}
