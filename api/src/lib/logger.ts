import { createLogger } from '@redwoodjs/api/logger'

import { loggerOptions } from 'src/lib/loggerOptions'

export const logger = createLogger({ options: loggerOptions })
