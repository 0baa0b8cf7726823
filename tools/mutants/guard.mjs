/** The beginning of a bundle: a program that meets a mutant is watched before it loads anything else. */
import { allow, LEAST, watch } from './watch.mjs';

if (process.env.MUTANTS_TESTS) {
  allow(LEAST);
  watch();
}
