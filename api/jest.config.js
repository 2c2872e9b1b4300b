// See https://redwoodjs.com/docs/project-configuration-dev-test-build

// There is no database. Without this, Redwood's preset would set one up.
process.env.SKIP_DB_PUSH = '1'

const config = {
  rootDir: '../',
  preset: '@redwoodjs/testing/config/jest/api',
  // Runs test files in parallel. Redwood's own runner runs one file after
  // another, because they would share a database.
  runner: 'jest-runner',
  // Jest cannot load ES modules, so Babel also compiles these two packages.
  transformIgnorePatterns: [
    '^(?!.*/(?:openid-client|oauth4webapi)/).*/node_modules/',
  ],
}

module.exports = config
