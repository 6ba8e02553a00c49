export { eraseDueMembers } from './erase-members.ts';
export { exportMember, type MemberData } from './export-member.ts';
export { deleteOldRows, type RetentionOptions } from './enforce-retention.ts';
