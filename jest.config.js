// Redwood's sides api and web have a jest.config.js each; this one runs both:
// https://redwoodjs.com/docs/project-configuration-dev-test-build

module.exports = {
  rootDir: '.',
  projects: ['<rootDir>/{*,!(node_modules)/**/}/jest.config.js'],
  maxWorkers: 2,
}
