import { InvalidSettings, parseEnv } from './parseEnv'

export function problemsOf(settings: Record<string, string>): string[] {
  try {
    parseEnv(settings)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidSettings)
    return (error as Error).message.split('\n')
  }
}
