// Redwood's root Jest config. Each side has its own config, which refers to
// this root: https://redwoodjs.com/docs/project-configuration-dev-test-build

module.exports = {
  rootDir: '.',
  projects: ['<rootDir>/{*,!(node_modules)/**/}/jest.config.js'],
  maxWorkers: 2,
}
