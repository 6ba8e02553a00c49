export { bonusRows } from './bonus-rows.ts';
export { demoMembers, type DemoMember } from './demo-members.ts';
export { publicIdOf } from './demo-people.ts';
export { inventMerchants } from './merchant-rows.ts';
export { profilesOf } from './people-profiles.ts';
export { createRandom } from './random.ts';
export { resetPeople } from './people.ts';
export { seed } from './seed.ts';
