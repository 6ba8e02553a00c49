export const THIRD_PARTY_FORMS = 'https://form.typeform.com/';
