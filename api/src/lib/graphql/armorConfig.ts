import type { ArmorConfig } from '@redwoodjs/graphql-server'

/**
 * Twice what the console needs. Rejections are answers, not errors of ours, so
 * they are not logged.
 */
export const armorConfig: ArmorConfig = {
  logErrors: false,
  maxDepth: { n: 6 },
  maxAliases: { n: 4 },
  maxDirectives: { n: 8 },
  maxTokens: { n: 200 },
  costLimit: { maxCost: 500 },
}
