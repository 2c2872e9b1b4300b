// What the api's and the end-to-end tests need besides Node, and where to find
// it. A `service` is one that Debian would start at boot.
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
    // Safari's engine.
    name: 'WebKitWebDriver',
    commands: ['WebKitWebDriver'],
    variable: 'WEBKIT_DRIVER_PATH',
    debianPackage: 'webkit2gtk-driver',
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
    name: 'nftables',
    commands: ['nft'],
    debianPackage: 'nftables',
    service: 'nftables',
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
    // Its path on Debian and Fedora.
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
    // All appearance images are rendered with it.
    name: 'DejaVu Sans',
    files: ['/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'],
    debianPackage: 'fonts-dejavu-core',
  },
  {
    // Stands for Arial, in whose widths a page waits for its font.
    name: 'Liberation Sans',
    files: [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf',
    ],
    debianPackage: 'fonts-liberation',
  },
]
