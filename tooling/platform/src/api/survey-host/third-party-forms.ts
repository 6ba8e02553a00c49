/** Who shows surveys and reviews in production, unless the environment names another service. */
export const THIRD_PARTY_FORMS = 'https://form.typeform.com/';
