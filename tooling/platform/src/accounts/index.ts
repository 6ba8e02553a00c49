export { findMember, normalizeEmail, type MemberRow } from './find-member.ts';
export { partnerOf } from './partner-of.ts';
export { createPasswords, type Passwords } from './passwords.ts';
