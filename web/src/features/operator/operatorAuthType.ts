/** The `auth-provider` header of the operator's requests (specification §7). */
export const operatorAuthType = 'kinscreen-operator'
