/** The `auth-provider` header of what the operator asks for (specification §7). */
export const operatorAuthType = 'kinscreen-operator'
