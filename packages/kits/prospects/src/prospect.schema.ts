import { joiningLimits } from '@tableside/core';
import { emailAddress } from '@tableside/kit-forms';
import { object } from 'yup';

export const prospectSchema = object({ email: emailAddress(joiningLimits.email) });
