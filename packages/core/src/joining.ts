/** Maximum lengths in characters of the join form's fields, shared by the form and the server. */
export const joiningLimits = { name: 50, email: 50, memberNumber: 30, address: 100, city: 60 } as const;
