import type { OidcSettings } from 'src/lib/env/parseEnv'
import type { SignInRole } from 'src/lib/operator/userType'

type Groups = Pick<OidcSettings, 'helperGroups' | 'operatorGroups'>

/**
 * Reads a claim that lists groups; never throws.
 * @param claim untrusted: one group or a list of them
 */
export const groupsIn = (claim: unknown): string[] =>
  [claim].flat().filter((group): group is string => typeof group === 'string')

/**
 * @param groups groups of the account, as the provider spells them
 * @returns null for an account that may not sign in here
 */
export function roleOfGroups(
  groups: readonly string[],
  { helperGroups, operatorGroups }: Groups
): SignInRole | null {
  const isIn = (named: readonly string[]) =>
    named.some((name) => groups.includes(name))
  if (isIn(operatorGroups)) return 'operator'
  return helperGroups.length === 0 || isIn(helperGroups) ? 'helper' : null
}
