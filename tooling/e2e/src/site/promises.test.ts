// One person at each partner; `promises.full.test.ts` takes everybody everywhere.
import { oneAtEach, testPromises } from './promises.fixture.ts';

testPromises(oneAtEach);
