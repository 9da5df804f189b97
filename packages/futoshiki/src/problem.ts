import { problemMaker } from '@pipwright/core';
import type { futoshikiWords } from './words.js';

export const problem = problemMaker<typeof futoshikiWords>();
