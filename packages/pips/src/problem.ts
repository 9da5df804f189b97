import { problemMaker } from '@pipwright/core';
import type { pipsWords } from './words.js';

export const problem = problemMaker<typeof pipsWords>();
