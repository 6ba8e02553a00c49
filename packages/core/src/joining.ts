/** The longest answers of the join form, in characters: the form and the server judge by the same. */
export const joiningLimits = { name: 50, email: 50, memberNumber: 30, address: 100, city: 60 } as const;
