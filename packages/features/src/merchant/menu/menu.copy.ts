import type { DishMark } from '@tableside/core';
import { defineCopy } from '@tableside/kits/content';

export const menuCopy = defineCopy('menu', {
  pageTitle: 'Menu of {name} | {program}',
  pageDescription: 'What {name} in {place} serves: {sections}.',
  loading: 'Loading the menu',
  title: 'Menu of {name}',
  restaurant: 'About {name}',
  sections: 'Sections of the menu',
  pictures: 'Pictures of the menu',
  picture: 'Page {number} of the menu of {name}',
  disclaimer: 'Dishes and prices may change. Tell the restaurant about any allergies before you order.',
  missingTitle: 'We don’t have this menu',
  missingText: 'The restaurant’s own page may have pictures of it, or a link to it.',
  missingLink: 'Go to the restaurant',
  failedTitle: 'We couldn’t load this menu',
  failedBody: 'Something went wrong on our side. Try again in a moment.',
  failedReference: 'Reference {reference}',
  retry: 'Try again',
  close: 'Close',
  isPicture: 'We only have this menu as a picture.',
  askByPhone: 'Call {name} to ask what’s on it:',
  askOnline: 'The website of {name} may say what’s on it:',
  askThere: 'Ask {name} what’s on it.',
  website: 'Website',
});

export const markCopy = defineCopy('dishMarks', {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  glutenFree: 'Gluten-free',
  dairyFree: 'Dairy-free',
  halal: 'Halal',
  kosher: 'Kosher',
  containsNuts: 'Contains nuts',
  spicy: 'Spicy',
} satisfies Record<DishMark, string>);
