import { defineCopy } from '@tableside/kits/content';

export const outageCopy = defineCopy('shell', {
  outageTitle: "We're Working On It",
  outageSignIn:
    "We're currently experiencing an issue with our login process. Our team is working to resolve it as quickly as possible. Please check back later.",
  outageJoin:
    "We're currently experiencing an issue with our enrollment process. Our team is working to resolve it as quickly as possible. Please check back later.",
  outageSite: "We're currently experiencing an issue.",
});
