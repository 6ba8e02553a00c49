export { contactCopy } from './contact.copy.ts';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { phoneNumber } from './phone-number.schema.ts';
export { isSamePhone } from './same-phone.ts';
export { SmsOptIn, type SmsOptInProps } from './sms-opt-in.tsx';
export { textingOf, type Texting } from './texting.ts';
export { useZipCheck, type ZipCheck, type ZipVerdict } from './use-zip-check.ts';
export { zipCode } from './zip-code.schema.ts';
export { ZipField, type ZipFieldProps } from './zip-field.tsx';
