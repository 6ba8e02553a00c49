/** The survey host of production, unless a setting names another one. */
export const THIRD_PARTY_FORMS = 'https://form.typeform.com/';
