export { refusalOf } from './declined-cards.ts';
export { startDemo } from './start-demo.ts';
