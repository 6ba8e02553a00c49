import { everybodyEverywhere, testPromises } from './promises.fixture.ts';

testPromises(everybodyEverywhere);
