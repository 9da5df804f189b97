#!/usr/bin/env node
import { main } from './main.js';
import { SOLVER } from './registry.js';

await main(SOLVER, process.argv.slice(2));
