// https://redwoodjs.com/docs/project-configuration-dev-test-build

// There is no database. Without this, Redwood's preset would set one up.
process.env.SKIP_DB_PUSH = '1'

const config = {
  rootDir: '../',
  preset: '@redwoodjs/testing/config/jest/api',
}

module.exports = config
