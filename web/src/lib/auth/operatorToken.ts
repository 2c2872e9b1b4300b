/** Where the tab keeps it; whoever finds it there has to ask the server whether it lives. */
export const operatorTokenKey = 'kinscreen.operator'
