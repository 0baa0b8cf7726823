/**
 * Stands in for Vitest in a bundle: collects the tests of all files so that single ones can be run hundreds of times without
 * starting Vitest. Assertions are Vitest's own.
 */

import * as vitest from '@vitest/expect';
import * as chai from 'chai';

chai.use(vitest.JestExtend);
chai.use(vitest.JestChaiExpect);
chai.use(vitest.JestAsymmetricMatchers);

export const expect = Object.assign((value, message) => chai.expect(value, message), {
  ...chai.expect,
  ...globalThis[vitest.ASYMMETRIC_MATCHERS_OBJECT],
});
globalThis[vitest.GLOBAL_EXPECT] = expect;
vitest.setState({ assertionCalls: 0, isExpectingAssertions: false }, expect);

/** Every test, in the order of the files. */
export const TESTS = [];
/** What has to be done before the first of them. */
export const FIRST = [];

/** Each row as the arguments of a test. */
const argumentsOf = (rows) => rows.map((row) => (Array.isArray(row) ? row : [row]));
const eachOf = (define) => (rows) => (name, act) => {
  for (const args of argumentsOf(rows)) define(name, () => act(...args));
};

const define = (name, act) => TESTS.push({ name, act });
const group = (_, act) => act();

export const it = Object.assign(define, { each: eachOf(define) });
export const test = it;
export const describe = Object.assign(group, { each: eachOf(group) });
export const beforeAll = (act) => FIRST.push(act);
