import { headersFile } from './headersFile.mjs'
import { notFoundPage, plainName } from './plainName.mjs'

// Files come first, a page without its `.html` too; then the first rule counts.
// `/from/*` is `/from` as well, which is a path like any other.
function rules(fallbacks) {
  const { '/': anyPage, ...others } = fallbacks
  return [
    ...Object.entries(others).flatMap(([path, file]) => [
      `${path.slice(0, -1)} /${anyPage} 200`,
      file
        ? `${path}* /${plainName(file)} 200`
        : `${path}* /${notFoundPage} 404`,
    ]),
    `/* /${anyPage} 200`,
  ]
}

/**
 * https://docs.netlify.com/manage/routing/headers and …/routing/redirects
 *
 * @param build see scripts/headers/describeBuild.mjs
 * @returns texts by file, within the repository
 */
export const netlify = (build) => ({
  'web/dist/_headers': headersFile('netlify', build),
  'web/dist/_redirects': [
    '# Written by `npm run build`.',
    ...rules(build.fallbacks),
    '',
  ].join('\n'),
})
