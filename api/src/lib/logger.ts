import { createLogger } from '@redwoodjs/api/logger'

export const logger = createLogger({})
