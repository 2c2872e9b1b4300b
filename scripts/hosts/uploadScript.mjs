const pattern = (path) => path.slice(1)

const copy = (options, cacheControl) =>
  [
    'aws s3 cp "$build" "s3://$1" --recursive --only-show-errors',
    ...options,
    ...(cacheControl ? [`--cache-control '${cacheControl}'`] : []),
  ].join(' \\\n  ')

/**
 * Uploads a build to S3: what pages name comes before the pages. Nothing is
 * deleted, because open pages still fetch files of the builds before.
 *
 * @param caching Cache-Control by path
 */
export const uploadScript = (caching) => `#!/bin/sh
# Written by \`npm run build\`: upload.sh BUCKET DISTRIBUTION
set -eu
build=$(dirname "$0")/../../../web/dist

${Object.entries(caching)
  .map(([path, value]) =>
    copy([`--exclude '*'`, `--include '${pattern(path)}'`], value)
  )
  .join('\n')}
${copy(Object.keys(caching).map((path) => `--exclude '${pattern(path)}'`))}
aws cloudfront create-invalidation --distribution-id "$2" --paths '/*'
`
