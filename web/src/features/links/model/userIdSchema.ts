import * as v from 'valibot'

import { parseUserId, type UserId } from './userId'

export const userIdSchema = v.custom<UserId>((id) => parseUserId(id) !== null)
