// What the api's and the end-to-end tests need besides Node, and where it may be found. A
// `service` is what Debian would run of it at every start of the machine.
export const programs = [
  {
    name: 'Chromium',
    commands: ['chromium', 'chromium-browser', 'google-chrome'],
    variable: 'CHROMIUM_PATH',
    debianPackage: 'chromium',
  },
  {
    name: 'Firefox',
    commands: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX_PATH',
    debianPackage: 'firefox-esr',
  },
  {
    name: 'Xvfb',
    commands: ['Xvfb'],
    debianPackage: 'xvfb',
  },
  {
    name: 'openbox',
    commands: ['openbox'],
    debianPackage: 'openbox',
  },
  {
    name: 'xdotool',
    commands: ['xdotool'],
    debianPackage: 'xdotool',
  },
  {
    name: 'coturn',
    commands: ['turnserver'],
    debianPackage: 'coturn',
    service: 'coturn',
  },
  {
    name: 'OpenSSL',
    commands: ['openssl'],
    debianPackage: 'openssl',
  },
  {
    name: 'nginx',
    commands: ['nginx'],
    variable: 'NGINX_PATH',
    debianPackage: 'nginx',
    service: 'nginx',
  },
  {
    // Where Debian and Fedora have it.
    name: 'the stream module of nginx',
    files: [
      '/usr/lib/nginx/modules/ngx_stream_module.so',
      '/usr/lib64/nginx/modules/ngx_stream_module.so',
    ],
    debianPackage: 'libnginx-mod-stream',
  },
  {
    name: 'Redis',
    commands: ['redis-server'],
    debianPackage: 'redis-server',
    service: 'redis-server',
  },
  {
    // The images of all pages are drawn with it.
    name: 'DejaVu Sans',
    files: ['/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'],
    debianPackage: 'fonts-dejavu-core',
  },
]
