import { distanceInMiles, isLocationText, usStates, type Coordinates } from '@tableside/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { gazetteer, isZipCode } from './gazetteer.ts';
import { geocode } from './geocode.ts';
import { nearestNames } from './nearest-names.ts';
import { neighborhoods } from './neighborhoods.ts';
import { predictPlaces } from './predict.ts';
import { stateNames } from './state-names.ts';
import { readZipList } from './zip-list.ts';
import { placedZips, unplacedZips } from './zip-supplement.ts';

const near = (latitude: number, longitude: number) => ({
  latitude: expect.closeTo(latitude, 0) as number,
  longitude: expect.closeTo(longitude, 0) as number,
});

test.each([
  ['41.88,-87.63', { kind: 'around', origin: { latitude: 41.88, longitude: -87.63 } }],
  ['60601', { kind: 'around', origin: near(41.9, -87.6) }],
  ['60601-1234', { kind: 'around', origin: near(41.9, -87.6) }],
  ['Chicago, IL 60601', { kind: 'around', origin: near(41.9, -87.6) }],
  ['Chicago, IL', { kind: 'around', origin: near(41.9, -87.7) }],
  ['chicago illinois', { kind: 'around', origin: near(41.9, -87.7) }],
  ['Chicago, IL, USA', { kind: 'around', origin: near(41.9, -87.7) }],
  ['New York', { kind: 'around', origin: near(40.8, -74) }],
  ['NYC', { kind: 'around', origin: near(40.8, -74) }],
  ['St. Louis', { kind: 'around', origin: near(38.6, -90.3) }],
  ['Coeur d’Alene, ID', { kind: 'around', origin: near(47.7, -116.8) }],
  ['Portland, Maine', { kind: 'around', origin: near(43.7, -70.3) }],
  ['Texas', { kind: 'state', state: 'TX', origin: near(29.8, -95.4) }],
  ['tx', { kind: 'state', state: 'TX', origin: near(29.8, -95.4) }],
  ['Boston, Mass.', { kind: 'around', origin: near(42.3, -71.1) }],
  ['Cœur d’Alene, ID', { kind: 'around', origin: near(47.7, -116.8) }],
  ['Hawai\u02BBi', { kind: 'state', state: 'HI', origin: near(21.3, -157.9) }],
  ['Ka\u0304ne\u02BBohe, HI', { kind: 'around', origin: near(21.4, -157.8) }],
  ['Coeur d\u2032Alene, ID', { kind: 'around', origin: near(47.7, -116.8) }],
  ['Coeur d`Alene, ID', { kind: 'around', origin: near(47.7, -116.8) }],
  ['Winston\u2011Salem,\u00A0NC', { kind: 'around', origin: near(36.1, -80.2) }],
  ['\u202AChi\u200Bcago\u202C', { kind: 'around', origin: near(41.9, -87.7) }],
  ['41.88,\u221287.63', { kind: 'around', origin: { latitude: 41.88, longitude: -87.63 } }],
  ['60601\u20131234', { kind: 'around', origin: near(41.9, -87.6) }],
  ['NYC, NY', { kind: 'around', origin: near(40.8, -74) }],
  ['Chicago, IL 60601, US', { kind: 'around', origin: near(41.9, -87.6) }],
  ['Queens', { kind: 'around', origin: near(40.73, -73.79) }],
  ['Queens, New York, NY', { kind: 'around', origin: near(40.73, -73.79) }],
  ['Queens, NYC', { kind: 'around', origin: near(40.73, -73.79) }],
  ['Miami Bch', { kind: 'around', origin: near(25.8, -80.1) }],
  ['Chicago, Ill., U.S.A.', { kind: 'around', origin: near(41.9, -87.7) }],
  ['The Bronx', { kind: 'around', origin: near(40.8, -73.9) }],
  ['Wicker Park', { kind: 'around', origin: near(41.91, -87.68) }],
  ['Hayes Valley, San Francisco', { kind: 'around', origin: near(37.78, -122.42) }],
  ['Hell’s Kitchen, New York, N.Y.', { kind: 'around', origin: near(40.76, -73.99) }],
  ['N. Dak.', { kind: 'state', state: 'ND', origin: near(46.9, -96.8) }],
  ['Puerto Rico', { kind: 'state', state: 'PR', origin: near(18.4, -66.1) }],
])('API-11.a SEA-34.a SEA-34.b finds %s', (text, place) => {
  expect(geocode(text)).toEqual(place);
});

const otherWords: readonly (readonly [listed: RegExp, ...written: string[]])[] = [
  [/\bSaint\b/, 'St.', 'St'],
  [/\bSainte\b/, 'Ste.', 'Ste'],
  [/\bMount\b/, 'Mt.', 'Mt'],
  [/\bFort\b/, 'Ft.', 'Ft'],
  [/\b(?:North|N)\b/, 'N.', 'N', 'No.', 'North'],
  [/\b(?:South|S)\b/, 'S.', 'So.', 'South'],
  [/\b(?:East|E)\b/, 'E.', 'East'],
  [/\b(?:West|W)\b/, 'W.', 'West'],
  [/\bMc ?(?=[A-Za-z])/, 'Mc', 'Mc '],
  [/\b(La|De|El|Le|Los|Las|Du|Van) (?=[A-Z])/, '$1'],
  [/\b([DLO]) (?=[A-Z])/, '$1’', "$1'", '$1'],
  [/\bBeach\b/, 'Bch'],
  [/\bBridge\b/, 'Brg.'],
  [/\bCanyon\b/, 'Cyn.'],
  [/\bCenter\b/, 'Ctr.'],
  [/\bCreek\b/, 'Crk.'],
  [/\bEstates\b/, 'Ests.'],
  [/\bFalls\b/, 'Fls.'],
  [/\bForest\b/, 'Frst.'],
  [/\bGardens\b/, 'Gdns.'],
  [/\bGrove\b/, 'Grv.'],
  [/\bHarbor\b/, 'Hbr.'],
  [/\bHeights\b/, 'Hts.'],
  [/\bHills\b/, 'Hls.'],
  [/\bIsland\b/, 'Is.', 'Isl.'],
  [/\bJunction\b/, 'Jct.'],
  [/\bLake\b/, 'Lk.'],
  [/\bLakes\b/, 'Lks.'],
  [/\bLanding\b/, 'Lndg.'],
  [/\bMeadows\b/, 'Mdws.'],
  [/\bMountain\b/, 'Mtn.'],
  [/\bMountains\b/, 'Mtns.'],
  [/\bPark\b/, 'Pk.'],
  [/\bPlains\b/, 'Plns.'],
  [/\bPoint\b/, 'Pt.'],
  [/\bRapids\b/, 'Rpds.'],
  [/\bRidge\b/, 'Rdg.'],
  [/\bRiver\b/, 'Riv.'],
  [/\bSpring\b/, 'Spg.'],
  [/\bSprings\b/, 'Spgs.'],
  [/\bSquare\b/, 'Sq.'],
  [/\bStation\b/, 'Sta.'],
  [/\bTownship\b/, 'Twp.'],
  [/\bValley\b/, 'Vly.'],
  [/\bVillage\b/, 'Vlg.'],
  [/^The /, ''],
];
const spellingsOf = (city: string): string[] => [
  city,
  ...otherWords.flatMap(([listed, ...written]) =>
    listed.test(city) ? written.map((word) => city.replace(listed, word)) : [],
  ),
];
const countries = ['', ', USA', ', U.S.A.', ', US', ' U.S.', ', United States', ', United States of America'];

test('SEA-34.a SEA-34.b every listed place is found in each of its usual spellings', () => {
  const namesOf = new Map(
    usStates.map((state) => [
      state.value,
      stateNames(state).flatMap((name) =>
        name.length > 2 ? [name, name.length < 6 ? `${name}.` : name] : [name, `${[...name].join('.')}.`],
      ),
    ]),
  );
  const { cities, parts } = gazetteer();
  const written = [...cities.values()].flatMap((place) =>
    spellingsOf(place.city).map((name) => [name, place] as const),
  );
  const texts = written.map(([name, place], turn) => {
    const states = namesOf.get(place.state) ?? [];
    return [`${name}, ${states[turn % states.length]}${countries[turn % countries.length]}`, place] as const;
  });
  const isLost = ([text, place]: readonly [string, Coordinates]) => {
    const found = geocode(text);
    return found?.kind !== 'around' || distanceInMiles(found.origin, place) > 25 || !isLocationText(text);
  };
  expect(texts.filter(isLost).map(([text]) => text)).toEqual([]);
  expect(parts.filter((part) => isLost([part.label, part])).map(({ label }) => label)).toEqual([]);
  const known = Object.entries(neighborhoods).flatMap(([city, its]) =>
    its.map((part) => [`${part.name}, ${city}`, part] as const),
  );
  expect(known.filter(isLost).map(([text]) => text)).toEqual([]);
});

test('API-10 ZIP codes newer than the package’s list are known, and those of the armed forces', () => {
  for (const zip of ['75036', '75072', '72405', '72713', '89437', '09025', '34003', '96208']) {
    expect([zip, isZipCode(zip)]).toEqual([zip, true]);
  }
  expect(['00000', '99999', '7503', 'K1A0B'].filter(isZipCode)).toEqual([]);
  for (const zip of ['34002', '96940'])
    expect([zip, isZipCode(zip), geocode(zip)]).toEqual([zip, true, undefined]);
  expect(geocode('Frisco, TX 75036')).toEqual({ kind: 'around', origin: near(33.1, -96.8) });
});

test('API-10 the supplement repeats nothing of the list', () => {
  const listed = new Set(readZipList().map(({ zip }) => zip));
  const supplement = [...placedZips.map(({ zip }) => zip), ...unplacedZips];
  expect(supplement.filter((zip) => !/^[0-9]{5}$/.test(zip) || listed.has(zip))).toEqual([]);
  expect(new Set(supplement).size).toBe(supplement.length);
});

test('API-11.a SEA-22.a does not guess at unknown places, and finds nothing that the form refuses', () => {
  for (const text of ['Nowhereville', '00000', '@@@', '', 'Chicago, TX 99999', '91.5,-87.63']) {
    expect([text, geocode(text)]).toEqual([text, undefined]);
  }
  const letters = fc.string({ unit: fc.constantFrom(...'bostn, ma.’`\u02BB\u2011\u200B!/@&'), maxLength: 8 });
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    letters.map((more) => `Boston${more}`),
  );
  const isCalm = fc.property(text, (typed) => geocode(typed) === undefined || isLocationText(typed));
  expect(fc.check(isCalm).counterexample).toBeNull();
});

test('SEA-33.a suggests places that begin with the typed letters, big cities first', () => {
  const texts = (typed: string) => predictPlaces(typed).map(({ text }) => text);
  expect(texts('chi')[0]).toBe('Chicago, IL');
  expect(texts('san').slice(0, 3)).toEqual(['San Francisco, CA', 'San Diego, CA', 'San Antonio, TX']);
  expect(texts('6060')).toContain('Chicago, IL 60601');
  expect(texts('tex')[0]).toBe('Texas');
  expect(texts('nyc')).toEqual(['New York, NY']);
  expect(texts('saint lou')[0]).toBe('Saint Louis, MO');
  expect(texts('St. Lou')[0]).toBe('Saint Louis, MO');
  expect(texts('McLean, V')[0]).toBe('Mc Lean, VA');
  expect(texts('w palm')[0]).toBe('West Palm Beach, FL');
  expect(texts('lake e')).toContain('Lake Elsinore, CA');
  expect(texts('queens')).toContain('Queens, New York, NY');
  expect(texts('the dal')[0]).toBe('The Dalles, OR');
  expect(texts('the bro')).toContain('Bronx, NY');
  expect(texts('zzzz')).toEqual([]);
});

test('SEA-33.a every suggestion is a place that a search resolves', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnoprstuvw 1234'),
    minLength: 1,
    maxLength: 4,
  });
  const isUnderstood = fc.property(letters, (typed) =>
    predictPlaces(typed).every(({ text, latitude, longitude }) => {
      const place = geocode(text);
      return (
        place &&
        Math.abs(place.origin.latitude - latitude) < 0.01 &&
        Math.abs(place.origin.longitude - longitude) < 0.01
      );
    }),
  );
  expect(fc.check(isUnderstood).counterexample).toBeNull();
});

test.each([
  ['Chicgo', 'Chicago, IL'],
  ['Chcago, IL', 'Chicago, IL'],
  ['Chicgo, Illinois', 'Chicago, IL'],
  ['Springfeld, Missouri', 'Springfield, MO'],
  ['Chicgo, Ilinois', 'Chicago, IL'],
  ['Bostn', 'Boston, MA'],
  ['San Fransisco', 'San Francisco, CA'],
  ['Philadelfia', 'Philadelphia, PA'],
  ['Califrnia', 'California'],
  ['San Franc', 'San Francisco, CA'],
])('the nearest name to "%s" is "%s"', (typed, name) => {
  expect(geocode(typed)).toBeUndefined();
  expect(nearestNames(typed)[0]).toBe(name);
});

test('an unknown ZIP code suggests those of its region, and text without similar names nothing', () => {
  expect(geocode('99999')).toBeUndefined();
  expect(nearestNames('99999')[0]).toMatch(/, AK 999\d\d$/);
  for (const typed of ['qqxxzzqqxxzz', '', 'x'.repeat(120)]) expect(nearestNames(typed)).toEqual([]);
});

test('every nearest name is a place that a search resolves, and there are at most three', () => {
  const text = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnoprstuvw 1234'), maxLength: 12 });
  const isUnderstood = fc.property(text, (typed) => {
    const names = nearestNames(typed);
    return names.length <= 3 && names.every((name) => geocode(name) !== undefined);
  });
  expect(fc.check(isUnderstood, { numRuns: 30 }).counterexample).toBeNull();
});
