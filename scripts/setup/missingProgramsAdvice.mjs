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
  return [
    'The tests need programs that are not here:',
    ...missing.map((program) => adviceFor(program, env)),
    ...(packages.length
      ? [
          'On Debian, `npm run setup` as root installs them; so does',
          `sudo apt-get install ${packages.join(' ')}`,
        ]
      : []),
    'The other steps run without them: npm test -- --skip=api,e2e,start',
  ].join('\n')
}
