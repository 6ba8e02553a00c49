import { complaints } from '@tableside/kit-forms';
import { boolean, object, string } from 'yup';

/** The longest user name that the API reads. */
const LONGEST_USER_NAME = 254;

/** Only what cannot be right is refused here: whether name and password belong together is for the server to say. */
export const loginSchema = object({
  userName: string()
    .default('')
    .trim()
    .required(complaints.required)
    .max(LONGEST_USER_NAME, complaints.maxLength),
  password: string().default('').required(complaints.required),
  rememberMe: boolean().default(false),
});
