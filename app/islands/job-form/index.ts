import "./trade.ts";
import "./wanted-day.ts";
