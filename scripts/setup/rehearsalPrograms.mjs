// What `npm run rehearse` needs besides the programs of the tests: to build the
// image without a daemon, to boot a system with the unit, to serve a family, to be watched, and to
// read a printed sheet.
export const rehearsalPrograms = [
  { name: 'Podman', commands: ['podman'], debianPackage: 'podman' },
  { name: 'runc', commands: ['runc'], debianPackage: 'runc' },
  {
    // Version 1 of Compose, which reads a file without Docker.
    name: 'Docker Compose',
    commands: ['docker-compose'],
    debianPackage: 'docker-compose',
  },
  { name: 'mmdebstrap', commands: ['mmdebstrap'], debianPackage: 'mmdebstrap' },
  {
    name: 'systemd-nspawn',
    commands: ['systemd-nspawn'],
    debianPackage: 'systemd-container',
  },
  {
    name: 'Caddy',
    commands: ['caddy'],
    debianPackage: 'caddy',
    service: 'caddy',
  },
  {
    name: 'Prometheus',
    commands: ['prometheus'],
    debianPackage: 'prometheus',
    service: 'prometheus',
  },
  {
    name: 'Poppler',
    commands: ['pdftotext'],
    debianPackage: 'poppler-utils',
  },
]
