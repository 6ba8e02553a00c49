export { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
export { contactCopy } from './contact.copy.ts';
export { MailedCode, useCodeRequest, type MailedCodeProps } from './mailed-code.tsx';
export { mailedCode, MailedCodeField, type MailedCodeFieldProps } from './mailed-code-field.tsx';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { recoveryEntry, type Recovery, type RecoveryStep } from './recovery-entry.ts';
export { phoneNumber, zipCode } from './schemas.ts';
export { SmsOptIn, type SmsOptInProps } from './sms-opt-in.tsx';
export { useZipCheck, ZipField, type ZipCheck, type ZipFieldProps, type ZipVerdict } from './zip-field.tsx';
