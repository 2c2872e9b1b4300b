import { programs } from './programs.mjs'

function adviceFor({ name, commands, files, variable }, env) {
  if (files) return `- ${name}: there is no ${files.join(' or ')}.`
  if (variable && env[variable]) {
    return `- ${name}: ${variable} is ${env[variable]}, which cannot be run. Correct or unset it.`
  }
  const searched = `no ${commands.join(' or ')} on the PATH`
  const otherwise = variable ? `; set ${variable} if it is elsewhere` : ''
  return `- ${name}: ${searched}${otherwise}.`
}

export function missingProgramsAdvice(missing, env) {
  const packages = missing
    .filter(({ variable }) => !env[variable])
    .map(({ debianPackage }) => debianPackage)
  // `npm run setup` installs what the tests need, and no more.
  const isOfTests = missing.every((program) => programs.includes(program))
  return [
    `${isOfTests ? 'The tests need' : 'The rehearsals need'} programs that are not here:`,
    ...missing.map((program) => adviceFor(program, env)),
    ...(packages.length
      ? [
          isOfTests
            ? 'On Debian, `npm run setup` as root installs them; so does'
            : 'On Debian they are installed by',
          `sudo apt-get install ${packages.join(' ')}`,
        ]
      : []),
    ...(isOfTests
      ? ['The other steps run without them: npm test -- --skip=api,e2e,start']
      : []),
  ].join('\n')
}
