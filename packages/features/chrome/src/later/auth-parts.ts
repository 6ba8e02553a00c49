export { EnrolmentAuth } from '../header/enrolment-auth.tsx';
export { MemberArea } from '../member-menu/member-area.tsx';
