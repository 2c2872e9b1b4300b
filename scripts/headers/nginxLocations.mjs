const location = ([path, file]) => `location ${path} {
  try_files $uri $uri.html ${file ? `/${file}` : '=404'};
}`

/** @param fallbacks see fallbacks.mjs */
export const nginxLocations = (
  fallbacks
) => `# Written by \`npm run build\` from scripts/headers/fallbacks.mjs.
# To be included in the server that serves the files of that build.
location = / {
  try_files /index.html =404;
}
${Object.entries(fallbacks).map(location).join('\n')}
`
